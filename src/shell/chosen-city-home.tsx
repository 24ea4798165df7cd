import { CityHome, type CityHomeData } from "../sections/home/city-home";
import { openContactModal } from "../features/enquiry/modal/contact-modal-store";
import { HeroSearch } from "../features/search/hero/hero-search";
import { HeartAndShare } from "./heart-and-share";

interface ChosenCityHomeProps {
  readonly city: string;
  readonly data: CityHomeData;
}

/** The home of the chosen city, with its search bar and the buttons of its cards. */
export function ChosenCityHome({ city, data }: ChosenCityHomeProps) {
  return (
    <HeartAndShare>
      <CityHome data={data} search={<HeroSearch city={city} onTab={openContactModal} />} />
    </HeartAndShare>
  );
}

import { CityHome, type CityHomeData } from "../sections/home/city-home";
import { openContactModal } from "../features/enquiry/modal/contact-modal-store";
import { HeroSearch } from "../features/search/hero/hero-search";
import { HeartAndShare } from "./card-actions";

interface ChosenCityHomeProps {
  readonly city: string;
  readonly data: CityHomeData;
}

/** The home of the city that this browser has chosen, its search bar and its cards' buttons in place. */
export function ChosenCityHome({ city, data }: ChosenCityHomeProps) {
  return (
    <HeartAndShare>
      <CityHome data={data} search={<HeroSearch city={city} onTab={openContactModal} />} />
    </HeartAndShare>
  );
}

import { CitySection, type CitySectionProps } from "../sections/home/city-section";
import { HeartAndShare } from "../shell/heart-and-share";

/** A section of a city's home, with hearts and share buttons on its cards. */
export function CitySectionWithHearts(props: CitySectionProps) {
  return (
    <HeartAndShare>
      <CitySection {...props} />
    </HeartAndShare>
  );
}

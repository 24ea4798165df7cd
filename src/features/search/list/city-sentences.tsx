interface CitySentencesProps {
  /** For a visitor without a city. */
  readonly everywhere: string;
  readonly cities: readonly string[];
  readonly sentenceOf: (city: string) => string;
}

/**
 * A sentence of the pre-rendered page for every city: the marks on `<html>` show the right one, so that nothing changes
 * when the page comes to life (decision B1).
 */
export function CitySentences({ everywhere, cities, sentenceOf }: CitySentencesProps) {
  return (
    <>
      <span data-without-city="">{everywhere}</span>
      <span data-with-city="">
        {cities.map((city) => (
          <span key={city} data-in-city={city}>
            {sentenceOf(city)}
          </span>
        ))}
      </span>
    </>
  );
}

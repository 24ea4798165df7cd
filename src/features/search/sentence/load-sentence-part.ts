/** Reads sentences and shows what it has read: code that no page loads before there are words. Stable, for useLazyPart. */
export async function loadSentencePart() {
  const [{ readSentence }, { SentenceOffer }] = await Promise.all([
    import("./read-sentence"),
    import("./sentence-offer"),
  ]);
  return { readSentence, SentenceOffer };
}

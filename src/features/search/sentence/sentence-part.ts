import { lazyPart } from "../../../ui/use-lazy-part";

/** Reads sentences and shows what it has read: code that no page loads before there are words. */
export const sentencePart = lazyPart(async () => {
  const [{ readSentence }, { SentenceOffer }] = await Promise.all([
    import("./read-sentence"),
    import("./sentence-offer"),
  ]);
  return { readSentence, SentenceOffer };
});

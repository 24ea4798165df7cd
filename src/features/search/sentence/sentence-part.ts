import { lazyPart } from "../../../ui/use-lazy-part";

/** Chunk that reads sentences and shows the offer; loaded once there are words. */
export const sentencePart = lazyPart(async () => {
  const [{ readSentence }, { SentenceOffer }] = await Promise.all([
    import("./read-sentence"),
    import("./sentence-offer"),
  ]);
  return { readSentence, SentenceOffer };
});

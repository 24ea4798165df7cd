import { graphql, useStaticQuery } from "gatsby";
import { present } from "../lib/present";

/** Texts that several pages show (data/pages/shared.json). */
export type SharedTexts = NonNullable<Queries.SharedTextsOfPageQuery["sharedTexts"]>;

/** The shared texts, at build and in the browser. Throws without the file, which the build demands. */
export function useSharedTexts(): SharedTexts {
  const { sharedTexts } = useStaticQuery<Queries.SharedTextsOfPageQuery>(graphql`
    query SharedTextsOfPage {
      sharedTexts {
        replyLine
        privacyNotice
        policyLink
        propertyForm {
          title
          message
        }
        listForm {
          heading
          text
          title
        }
        talkHeading
        noResults {
          heading
          text
        }
        noneInCity
        noneFound
      }
    }
  `);
  return present(sharedTexts, "data/pages/shared.json");
}

import { graphql } from "gatsby";
import { formatDate } from "../../lib/dates";
import { Icon } from "../../ui/icon";
import { DetailSection } from "./detail-section";
import * as styles from "./papers.module.css";
import { SpecTable } from "./spec-table";

type PapersOfListing = NonNullable<Queries.PapersFragment["papers"]>;

interface Paper {
  readonly label: string;
  /** What it means for a buyer, in plain words. */
  readonly meaning: string;
  readonly value: (papers: PapersOfListing) => string | null;
}

/** In the order in which a lawyer asks for them. */
const kinds: readonly Paper[] = [
  {
    label: "Title",
    meaning:
      "Who owns it, and that nobody else has a claim on it. Let a lawyer of your own read the chain of deeds.",
    value: ({ title }) => title,
  },
  {
    label: "Khata",
    meaning:
      "Its entry in the city’s property register, under which tax is paid. A sale in Karnataka needs it.",
    value: ({ khata }) => khata,
  },
  {
    label: "Approved plan",
    meaning: "What the authority has allowed to be built. What stands there must be the same.",
    value: ({ plan }) => plan,
  },
  {
    label: "Occupancy or completion certificate",
    meaning: "The authority’s word that the work is finished as approved. Before it nobody should move in.",
    value: ({ certificate }) => certificate,
  },
  {
    label: "Bank approvals",
    meaning: "These banks have read the papers and lend on homes here.",
    value: ({ banks }) => (banks.length === 0 ? null : banks.join(", ")),
  },
];

/** Id of the section, to which the registration above leads. */
export const papersId = "papers";

/**
 * What is known of a listing's papers, each with what it means; nothing where its editor has written none
 * (docs/requirements.md 2.8 asks for the registration alone).
 */
export function Papers({ papers }: { readonly papers: Queries.PapersFragment["papers"] }) {
  if (papers === null) return null;
  const known = kinds.flatMap(({ label, meaning, value }) => {
    const text = value(papers);
    return text === null ? [] : [{ label, meaning, text }];
  });
  return (
    <DetailSection heading="Title and Approvals" id={papersId}>
      <SpecTable
        label="Title and approvals"
        rows={known.map(({ label, meaning, text }) => ({
          label,
          value: text,
          converted: <small className={styles.meaning}>{meaning}</small>,
        }))}
      />
      {papers.checked !== null && (
        <p className={styles.checked}>
          <Icon name="shield-check" size={16} />
          Papers seen by us on {formatDate(papers.checked)}. Ask for copies before you pay.
        </p>
      )}
    </DetailSection>
  );
}

export const papersFragment = graphql`
  fragment Papers on Listing {
    papers {
      title
      khata
      plan
      certificate
      banks
      checked
    }
  }
`;

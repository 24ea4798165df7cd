import type { Suggestion, SuggestionTarget } from "../engine/suggest";
import * as styles from "./suggestion-list.module.css";
import { suggestionOptionId } from "./suggestion-option-id";

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** Place of the one that Enter would take; -1 for none. */
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

const kindLabels: Readonly<Record<SuggestionTarget["kind"], string>> = {
  project: "Project",
  locality: "Locality",
  developer: "Developer",
  type: "Type",
  sentence: "Filters",
};

function Marked({ text, match }: { readonly text: string; readonly match: Suggestion["match"] }) {
  if (match === null) return <>{text}</>;
  return (
    <>
      {text.slice(0, match.start)}
      <b>{text.slice(match.start, match.end)}</b>
      {text.slice(match.end)}
    </>
  );
}

/** The list under the query: what matches in bold, what kind of thing it is at the right (docs/design.md 8). */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {suggestions.map((suggestion, place) => {
        const { label, detail, target, match } = suggestion;
        return (
          <li
            key={`${target.kind} ${label} ${detail}`}
            id={suggestionOptionId(id, place)}
            role="option"
            aria-selected={place === active}
            className={styles.option}
            // Pressed rather than clicked, so that the focus never leaves the field; keys act there too.
            onMouseDown={(event) => {
              event.preventDefault();
              if (event.button === 0) onChoose(suggestion);
            }}
          >
            <span>
              <Marked text={label} match={match?.in === "label" ? match : null} />
              <span className={styles.detail}>
                <Marked text={detail} match={match?.in === "detail" ? match : null} />
              </span>
            </span>
            <span className={styles.kind}>{kindLabels[target.kind]}</span>
          </li>
        );
      })}
    </ul>
  );
}

import type { Suggestion, SuggestionTarget } from "../engine/suggest";
import { suggestionOptionId } from "./suggestion-option-id";
import * as styles from "./suggestion-list.module.css";

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

const kindLabels: Readonly<Record<SuggestionTarget["kind"], string>> = {
  project: "Project",
  city: "City",
  locality: "Locality",
  developer: "Developer",
  type: "Type",
  sentence: "Filters",
  words: "Search",
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

/** The match in bold, the kind of suggestion at the right (docs/design.md 8). */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {suggestions.map((suggestion, place) => {
        const { label, detail, target, match } = suggestion;
        return (
          <li
            key={[target.kind, label, detail, match?.in, match?.start, match?.end].join()}
            id={suggestionOptionId(id, place)}
            role="option"
            aria-selected={place === active}
            className={styles.option}
            // On mousedown, not click: the field keeps the focus, and with it the keys.
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

import { useDeferredValue, useEffect, useMemo, useState, type KeyboardEvent } from "react";
import { lazyPart, loadWhenIdle, useLazyPart } from "../../../ui/hooks";
import { hasModifier } from "../../../lib/keys";
import { Icon } from "../../../ui/icon";
import type { Suggestion } from "../engine/suggest";
import { useSiteFacts } from "../../../site/use-site-facts";
import * as styles from "./query-field.module.css";

const suggestionCode = lazyPart(() => import(/* webpackPrefetch: true */ "./suggestion-part"));
const suggestionPart = lazyPart(async () => (await suggestionCode.load()).loadPart());

const none = { suggestions: [], List: null };

/** None where the index cannot be loaded; search works without them. */
function useSuggestions(typed: string, city: string, isNeeded: boolean) {
  useEffect(() => loadWhenIdle(suggestionCode), []);
  const part = useLazyPart(suggestionPart, isNeeded);
  const { exchangeRates } = useSiteFacts();
  return useMemo(
    () =>
      part === null || !isNeeded
        ? none
        : { suggestions: part.suggestFor(typed, city, exchangeRates), List: part.List },
    [part, city, isNeeded, typed, exchangeRates],
  );
}

interface QueryFieldProps {
  readonly city: string;
  readonly onChoose: (suggestion: Suggestion) => void;
}

const listId = "hero-suggestions";
const optionId = (index: number) => `${listId}-${index}`;

function countInWords(count: number): string {
  if (count === 0) return "No suggestions";
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}

function moved(active: number, by: 1 | -1, count: number): number {
  const positions = count + 1;
  return ((active + 1 + by + positions) % positions) - 1;
}

/** A combobox for free text (docs/requirements.md 2.5); uncontrolled, so that it works without JavaScript. */
export function QueryField({ city, onChoose }: QueryFieldProps) {
  const [typed, setTyped] = useState("");
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Finding suggestions is slow on phones: the letters are painted first.
  const looked = useDeferredValue(typed);
  const { suggestions, List } = useSuggestions(looked, city, isFocused);
  const isShown = isOpen && isFocused && suggestions.length > 0;
  const isAnswered = isOpen && isFocused && List !== null && looked.trim().length > 1;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    onChoose(suggestion);
  };
  const move = (by: 1 | -1) => {
    setOpen(true);
    setActive(isShown ? moved(active, by, suggestions.length) : by === 1 ? 0 : suggestions.length - 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || hasModifier(event)) return;
    const chosen = isShown ? suggestions[active] : undefined;
    if ((key === "ArrowDown" || key === "ArrowUp") && suggestions.length > 0)
      move(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter" && chosen !== undefined) choose(chosen);
    else if (key === "Escape" && isShown) close();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.cell}>
      <label className={styles.field}>
        <Icon name="search" size={20} />
        <span className="vh">Locality, project or landmark</span>
        <input
          name="q"
          className={styles.input}
          placeholder="Locality, project or landmark"
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown && List !== null ? listId : undefined}
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            close();
          }}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      {isShown && List !== null && (
        <List id={listId} suggestions={suggestions} active={active} optionId={optionId} onChoose={choose} />
      )}
      <p className="vh" role="status">
        {isAnswered && countInWords(suggestions.length)}
      </p>
    </div>
  );
}

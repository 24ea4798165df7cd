import { useDeferredValue, useEffect, useMemo, useState, type KeyboardEvent } from "react";
import { lazyPart, loadWhenIdle, useLazyPart } from "../../../ui/hooks";
import { hasModifier } from "../../../lib/keys";
import { counted } from "../../../lib/text";
import { Icon } from "../../../ui/icon";
import type { Suggestion } from "../engine/suggest";
import type { SearchTab } from "../filters/form-options";
import { useSiteFacts } from "../../../site/site-data";
import * as styles from "./query-field.module.css";

const suggestionCode = lazyPart(() => import(/* webpackPrefetch: true */ "./suggestion-part"));
const suggestionPart = lazyPart(async () => (await suggestionCode.load()).loadPart());

interface QueryFieldProps {
  readonly city: string;
  readonly tab: SearchTab | null;
  readonly onChoose: (suggestion: Suggestion) => void;
}

const listId = "hero-suggestions";

/** A combobox for free text (docs/requirements.md 2.5); uncontrolled, so that it works without JavaScript. */
export function QueryField({ city, tab, onChoose }: QueryFieldProps) {
  const [typed, setTyped] = useState("");
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { exchangeRates } = useSiteFacts();
  useEffect(() => loadWhenIdle(suggestionCode), []);
  // Null where the index cannot be loaded. Finding suggestions is slow on phones: the letters are painted first.
  const part = useDeferredValue(useLazyPart(suggestionPart, isFocused));
  const looked = useDeferredValue(typed);
  const suggestions = useMemo(
    () => (part !== null && isFocused ? part.suggestFor(looked, city, exchangeRates, tab) : []),
    [part, city, isFocused, looked, exchangeRates, tab],
  );
  const isShown = isOpen && isFocused && suggestions.length > 0;
  const isAnswered = isOpen && isFocused && part !== null && looked.trim().length > 1;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    onChoose(suggestion);
  };
  /** Past either end lies the field itself. */
  const move = (by: 1 | -1) => {
    const optionCount = suggestions.length + 1;
    setOpen(true);
    setActive(((active + 1 + by + optionCount) % optionCount) - 1);
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
        <Icon name="search" />
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
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
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
      {isShown && part !== null && (
        <part.List id={listId} suggestions={suggestions} active={active} onChoose={choose} />
      )}
      <p className="vh" role="status">
        {isAnswered &&
          (suggestions.length === 0 ? "No suggestions" : counted(suggestions.length, "suggestion"))}
      </p>
    </div>
  );
}

import * as styles from "./view-switch.module.css";

interface ViewSwitchProps {
  readonly view: "map" | null;
  readonly onChange: (view: "map" | null) => void;
}

const views = [
  [null, "List"],
  ["map", "Map"],
] as const;

/** List or Map. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <div role="group" aria-label="Show as" className={styles.views}>
      {views.map(([value, label]) => (
        <button key={label} type="button" aria-pressed={value === view} onClick={() => onChange(value)}>
          {label}
        </button>
      ))}
    </div>
  );
}

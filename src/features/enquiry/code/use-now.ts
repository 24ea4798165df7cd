import { useEffect, useState } from "react";

const tickMs = 1_000;

/** The time in milliseconds since 1970, updated every second, and at once when the tab becomes visible again. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNowMs(Date.now());
    const timer = setInterval(tick, tickMs);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return nowMs;
}

/** "4:12" for 252 seconds. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * What a screen reader is told about the two countdowns of step 2, in seconds. The text changes at 60, 30 and 0
 * seconds and never in between, so that the countdown does not chatter (docs/design.md 8).
 */
export function codeAnnouncement(resendSeconds: number, validSeconds: number): string {
  if (validSeconds === 0) return "The code has expired. You can ask for a new one.";
  if (validSeconds <= 30) return "The code is valid for 30 more seconds.";
  if (validSeconds <= 60) return "The code is valid for 60 more seconds.";
  if (resendSeconds === 0) return "You can ask for a new code now.";
  if (resendSeconds <= 30) return "You can ask for a new code in 30 seconds.";
  return "You can ask for a new code in 60 seconds.";
}

/** Says that the code of a part of the page did not come for a press in it. */
export function PartFailure() {
  return (
    <p role="alert" className="early-notice">
      This part of the page could not be loaded. Please check your internet connection and press the button
      again.
    </p>
  );
}

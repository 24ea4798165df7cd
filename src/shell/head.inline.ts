/** The script in every head: one text, so that the policy needs one hash. */
import "./guards.inline";
import "./early-clicks.inline";
import "./pre-paint.inline";
import "./early-picker.inline";

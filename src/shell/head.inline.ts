/** The script in every head: one text, so that the policy needs one hash. */
import "./mend-address.inline";
import "./trusted-types.inline";
import "./follow-deletion.inline";
import "./early-clicks.inline";
import "./pre-paint.inline";
import "./early-picker.inline";

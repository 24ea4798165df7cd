/** The script in the head of every page: one text, which has one hash in the policy. */
import "./mend-address.inline";
import "./trusted-types.inline";
import "./follow-deletion.inline";
import "./early-clicks.inline";
import "./pre-paint.inline";
import "./early-picker.inline";

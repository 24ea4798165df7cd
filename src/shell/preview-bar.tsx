import { Link } from "gatsby";
import { routes } from "../config/routes";
import { formatDate } from "../lib/dates";

/** Styled by hand, since a style sheet would come to the public's pages too. */
const bar = { padding: "8px 16px", background: "#E5B003", color: "#0A044E", textAlign: "center" } as const;

/** Says on every page of a preview that it is one. */
export function PreviewBar({ day }: { readonly day: string }) {
  return (
    <p style={bar}>
      Preview for the agency, as of {formatDate(day)}: with drafts and homes to come.{" "}
      <Link to={routes.preview} style={{ color: "inherit", textDecoration: "underline" }}>
        What differs from the public site
      </Link>
    </p>
  );
}

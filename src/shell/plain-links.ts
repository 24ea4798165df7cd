import { routes } from "../config/routes";

/** The links of the main navigation that open no menu (docs/requirements.md 2.3). */
export const plainLinks = {
  about: { label: "About Us", to: routes.about },
  blogs: { label: "Blogs", to: routes.blogs },
  dubai: { label: "Dubai Properties", to: routes.dubai },
  contact: { label: "Contact Us", to: routes.contact },
} as const;

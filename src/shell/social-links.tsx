import { graphql } from "gatsby";
import { IconLink } from "../ui/icon-button";
import type { IconName } from "../ui/icon-names";

type SocialProfile = Queries.ProfileLinkFragment;

export const socialIcons: Readonly<Record<SocialProfile["network"], IconName>> = {
  Facebook: "facebook",
  X: "x-twitter",
  Instagram: "instagram",
  LinkedIn: "linkedin",
  YouTube: "youtube",
};

interface SocialLinksProps {
  readonly profiles: readonly SocialProfile[];
  readonly className?: string;
}

export function SocialLinks({ profiles, className }: SocialLinksProps) {
  return (
    <ul className={className} aria-label="Social media">
      {profiles.map(({ network, url }) => (
        <li key={network}>
          <IconLink icon={socialIcons[network]} label={network} to={url} target="_blank" />
        </li>
      ))}
    </ul>
  );
}

export const profileLinkFragment = graphql`
  fragment ProfileLink on SocialProfile {
    network
    url
  }
`;

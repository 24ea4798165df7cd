import { IconLink } from "../ui/icon-button";
import type { IconName } from "../ui/icon-names";

export interface SocialProfile {
  readonly network: string;
  readonly url: string;
}

const icons: Readonly<Record<string, IconName>> = {
  Facebook: "facebook",
  X: "x-twitter",
  Instagram: "instagram",
  LinkedIn: "linkedin",
  YouTube: "youtube",
};

/** The icon of a social network; a chain where the sprite has none. */
export function socialIcon(network: string): IconName {
  return icons[network] ?? "link";
}

/** The agency's profiles as a row of icons. */
export function SocialLinks({
  profiles,
  className,
}: {
  readonly profiles: readonly SocialProfile[];
  readonly className?: string;
}) {
  return (
    <ul className={className} aria-label="Social media">
      {profiles.map(({ network, url }) => (
        <li key={network}>
          <IconLink icon={socialIcon(network)} label={network} href={url} external />
        </li>
      ))}
    </ul>
  );
}

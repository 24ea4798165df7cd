import { Island } from "../../gatsby/boot/island";
import { islandPart } from "../../gatsby/boot/island-part";
import { PartFailure } from "../../ui/part-failure";
import "./service-copy-styles";
import type { ServiceCopyProps } from "./service-copy";

const serviceCopy = islandPart(async () => (await import("./service-copy")).ServiceCopy);

/** Copy that never changes: its code comes only for a visitor who turns to it, and for other pages' links. */
export function ServiceCopyIsland(props: ServiceCopyProps) {
  return <Island part={serviceCopy} props={props} failure={<PartFailure />} />;
}

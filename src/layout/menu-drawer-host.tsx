import { useEffect, type ComponentProps } from "react";
import { useLazyPart } from "../components/ui/use-lazy-part";
import { usePageSettled } from "../components/ui/use-page-settled";
import type { MenuDrawer } from "./menu-drawer";

const loadMenuDrawer = () => import("./menu-drawer").then((module) => module.MenuDrawer);

/**
 * The slide-in menu, fetched once the page has settled so that a press opens it at once. Where it cannot be had the
 * press is taken back and the next one tries again; the footer has links to every part of the site.
 */
export function MenuDrawerHost(props: ComponentProps<typeof MenuDrawer>) {
  const { isOpen, onClose } = props;
  const isSettled = usePageSettled();
  useEffect(() => {
    if (isSettled) loadMenuDrawer().catch(() => undefined);
  }, [isSettled]);
  const Drawer = useLazyPart(loadMenuDrawer, isOpen, onClose);
  return Drawer === null ? null : <Drawer {...props} />;
}

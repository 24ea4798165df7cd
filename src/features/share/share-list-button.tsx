import { useCallback, useState } from "react";
import { Button } from "../../ui/button";
import { lazyPart, useLazyPart } from "../../ui/hooks";

const shareListDialog = lazyPart(() => import("./share-list-dialog"));

export function ShareListButton({ slugs }: { readonly slugs: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const part = useLazyPart(shareListDialog, isOpen, close);
  return (
    <>
      <Button look="outline" icon="share-2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share this list
      </Button>
      {part !== null && <part.ShareListDialog open={isOpen} slugs={slugs} onClose={close} />}
    </>
  );
}

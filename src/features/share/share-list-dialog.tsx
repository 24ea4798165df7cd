import { useId, useState } from "react";
import { maxNoteLength, maxShared, sharedListAddress } from "../../catalogue/homes-in-address";
import { fitEntry } from "../../lib/text";
import { useSiteFacts } from "../../site/site-data";
import { Button, ButtonLink } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { IconButton } from "../../ui/icon-button";
import { lazyPart, useLazyPart } from "../../ui/hooks";
import { chatShareUrl, sharePage, sharingBrowser } from "./share-page";
import * as styles from "./share-list-dialog.module.css";

const qrCode = lazyPart(() => import("../../lib/qr-svg"));

interface ShareListDialogProps {
  readonly open: boolean;
  readonly slugs: readonly string[];
  readonly onClose: () => void;
}

export function ShareListDialog({ open, slugs, onClose }: ShareListDialogProps) {
  const id = useId();
  const [note, setNote] = useState("");
  const [copied, setCopied] = useState<string | null>(null);
  const [isCodeShown, setCodeShown] = useState(false);
  const qr = useLazyPart(qrCode, isCodeShown);
  const url = `${useSiteFacts().origin}${sharedListAddress(slugs, note)}`;
  const page = { title: slugs.length === 1 ? "A home for you" : "Homes for you", url };
  const { share, copy, prompt } = sharingBrowser();
  const left = slugs.length - maxShared;

  // Closing the device's sheet without a choice is no failure.
  const shareNatively = () => void share?.(page).catch(() => undefined);
  const copyLink = async () => {
    if (await sharePage(page, { copy, prompt, openPopup: () => false })) setCopied(url);
  };
  return (
    <Dialog open={open} onClose={onClose} labelledBy={`${id}-title`} className={`ruled ${styles.dialog}`}>
      <div className={styles.body}>
        <div className={`spread ${styles.head}`}>
          <h2 id={`${id}-title`}>Share this list</h2>
          <IconButton icon="x" label="Close" onClick={onClose} />
        </div>
        <p>
          <span>{`The link shows ${slugs.length === 1 ? "this home" : `these ${Math.min(slugs.length, maxShared)} homes`} and your note to whoever opens it.`}</span>{" "}
          Their own saved homes stay as they are.
          {left > 0 && <span>{` The link holds the first ${maxShared}; ${left} more are left out.`}</span>}
        </p>
        <label className={`field-label ${styles.label}`} htmlFor={`${id}-note`}>
          A note, if you like
        </label>
        <textarea
          id={`${id}-note`}
          className="control"
          rows={2}
          value={note}
          aria-describedby={`${id}-left`}
          onChange={(event) => setNote(fitEntry(event.currentTarget, maxNoteLength))}
        />
        <p id={`${id}-left`} className={`note ${styles.left}`}>
          {`${maxNoteLength - note.length} characters left`}
        </p>
        <div className="cluster mt-4">
          {share !== undefined && (
            <Button icon="share-2" onClick={shareNatively}>
              Share
            </Button>
          )}
          <ButtonLink to={chatShareUrl(page)} target="_blank" look="outline" icon="whatsapp">
            WhatsApp
          </ButtonLink>
          <Button look="outline" icon={copied === url ? "check" : "copy"} onClick={() => void copyLink()}>
            {copied === url ? "Link copied" : "Copy link"}
          </Button>
          <Button look="outline" aria-expanded={isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
            QR code
          </Button>
        </div>
        <p role="status" className="vh">
          {copied === url && "Link copied"}
        </p>
        {isCodeShown && qr !== null && (
          <div
            className={styles.code}
            role="img"
            aria-label="QR code of the link"
            // Safe: made here, bars and no words.
            dangerouslySetInnerHTML={{ __html: qr.qrSvg(url) }}
          />
        )}
      </div>
    </Dialog>
  );
}

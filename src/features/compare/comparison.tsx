import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { focusMain } from "../../lib/focus";
import type { ComparedHome } from "../../catalogue/compared-home";
import { comparing, routes } from "../../config/routes";
import { interpolate } from "../../lib/interpolate";
import { GoneHomes, HomesLoading } from "../../listing/delisted-notice";
import * as shared from "../../listing/delisted-notice.module.css";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyBox } from "../../ui/empty-box";
import { useHydrated } from "../../ui/hooks";
import { maxCompared, useCompareTray } from "../../visitor/compare-tray";
import { CompareTable } from "./compare-table";
import { useComparedHomes } from "./use-compared-homes";
import { firstHomesInAddress, homesInAddress } from "../../catalogue/homes-in-address";
import * as styles from "./comparison.module.css";

/** Reads the query of the compare page; takes at most `maxCompared` homes. */
export const homesOfAddress = (search: string) => firstHomesInAddress(search, maxCompared);

interface ComparisonProps {
  readonly search: string;
  readonly texts: Queries.CompareTextsFragment;
  readonly loan: Queries.CompareLoanFragment | null;
  readonly onChange: (address: string) => void;
  readonly actions: (address: string, homes: readonly ComparedHome[]) => ReactNode;
}

/** Opening it changes nothing that this browser has stored. */
export function Comparison({ search, texts, loan, onChange, actions }: ComparisonProps) {
  const isRead = useHydrated();
  const { names, leftOut } = homesOfAddress(isRead ? search : "");
  const { status, homes, retry } = useComparedHomes(names);
  const tray = useCompareTray();
  const listed = names.flatMap((name) => homes.get(name) ?? []);
  const gone = names.filter((name) => homes.get(name) === null);

  if (!isRead || status === "loading") return <HomesLoading isRead={isRead} />;
  if (status === "failed")
    return (
      <EmptyBox message={texts.failed.heading} help={texts.failed.text}>
        <Button onClick={retry}>Try again</Button>
      </EmptyBox>
    );
  const remove = (slug: string) => {
    focusMain();
    onChange(comparing(homesInAddress(search).filter((name) => name !== slug)));
  };
  const address = comparing(listed.map(({ slug }) => slug));
  return (
    <>
      {gone.length > 0 && <GoneHomes names={gone} texts={texts} />}
      {leftOut > 0 && (
        <p className={`notice ${shared.gone}`}>
          {`${maxCompared} homes stand side by side at most; ${leftOut} more of this address ${leftOut === 1 ? "is" : "are"} left out.`}
        </p>
      )}
      {listed.length === 0 ? (
        <EmptyBox message={texts.empty.heading} help={texts.empty.text}>
          {tray.length > 0 && (
            <ButtonLink to={comparing(tray)} look="gold">
              {tray.length === 1 ? "See the home you chose" : `Compare your ${tray.length} homes`}
            </ButtonLink>
          )}
          <ButtonLink to={routes.results} look={tray.length > 0 ? "outline" : "navy"}>
            Browse Properties
          </ButtonLink>
        </EmptyBox>
      ) : (
        <>
          <div className={`screen-only cluster ${styles.actions}`}>{actions(address, listed)}</div>
          <CompareTable homes={listed} onRemove={remove} />
          <div className={`note ${styles.notes}`}>
            <p>{texts.allInNote}</p>
            {loan !== null && (
              <p>
                {interpolate(texts.instalmentNote, {
                  share: loan.loanToValuePercent,
                  rate: loan.ratePercent,
                  years: loan.years,
                })}
              </p>
            )}
          </div>
        </>
      )}
    </>
  );
}

export const compareFragments = graphql`
  fragment CompareTexts on CompareTexts {
    withoutScript
    empty {
      heading
      text
    }
    failed {
      heading
      text
    }
    gone
    goneMany
    allInNote
    instalmentNote
  }
  fragment CompareLoan on LoanDefaults {
    loanToValuePercent
    ratePercent
    years
  }
`;

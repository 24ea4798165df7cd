import { Children, type ReactNode } from "react";
import { SectionHead } from "../../ui/section-parts";
import { CardGrid } from "../card-grid";

interface HomesLikeItProps {
  /** Name of the home that is no longer on offer. */
  readonly title: string;
  /** The cards. */
  readonly children: ReactNode;
}

/** Homes on offer that are like one that is not; nothing without any. */
export function HomesLikeIt({ title, children }: HomesLikeItProps) {
  if (Children.count(children) === 0) return null;
  const heading = `Homes like ${title}`;
  return (
    <section className="sec mist" aria-label={heading}>
      <div className="wrap">
        <SectionHead heading={heading} />
        <CardGrid columns={4}>{children}</CardGrid>
      </div>
    </section>
  );
}

/** Replaces "gatsby" in jsdom: links are plain anchors, navigations are recorded, static queries have given results. */
import { createContext, type AnchorHTMLAttributes, type ReactNode } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly state?: object;
  readonly replace?: boolean;
  readonly activeClassName?: string;
  readonly partiallyActive?: boolean;
  readonly children?: ReactNode;
}

export function Link({
  to,
  state: _state,
  replace: _replace,
  activeClassName: _active,
  partiallyActive: _partly,
  children,
  ...attributes
}: LinkProps) {
  return (
    <a href={to} {...attributes}>
      {children}
    </a>
  );
}

export const navigate = jest.fn(
  async (_to: string, _options?: { state?: object; replace?: boolean }) => undefined,
);
export const graphql = (query: TemplateStringsArray): string => query.join("");
export const useStaticQuery = jest.fn((query: string): unknown => {
  throw new Error(`This test gave no data for the static query ${query.slice(0, 60)}`);
});
export const StaticQueryContext = createContext<unknown>({});
export const withPrefix = (path: string): string => path;

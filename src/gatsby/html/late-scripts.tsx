import type { ReactElement, ReactNode } from "react";
import { mustHold } from "../contract";
import { isElement } from "./elements";
import { paintedEvent } from "./first-paint";

/**
 * Text of a script (ES5) that puts the content of the template before it into the page, once the page with its fonts
 * and first picture has loaded and been painted, or at the visitor's first input, but after four seconds at most. So on
 * a slow network text and picture do not share the connection.
 */
const startLater =
  `(function(w,d,s){var t=["pointerdown","keydown","touchstart"];` +
  `function go(){if(!s)return;var template=s.previousElementSibling;s=null;` +
  `t.forEach(function(e){w.removeEventListener(e,go,true)});d.body.appendChild(template.content.cloneNode(true))}` +
  `function loaded(){if("unpainted" in d.documentElement.dataset)w.addEventListener("${paintedEvent}",go);else go()}` +
  `if(d.readyState==="complete")loaded();else w.addEventListener("load",loaded);` +
  `t.forEach(function(e){w.addEventListener(e,go,true)});setTimeout(go,4000)` +
  `})(window,document,document.currentScript)`;

/** The slice in which Gatsby puts the bundles of the site. */
const isScriptsSlice = (node: ReactNode): node is ReactElement =>
  isElement(node) && node.props.sliceId === "_gatsby-scripts";

interface LateScriptsProps {
  readonly scripts: ReactElement;
  readonly chunk: string;
}

/**
 * Scripts in a template do not run until they are put into the page. The second script has the same text on all pages.
 */
function LateScripts({ scripts, chunk }: LateScriptsProps) {
  return (
    <>
      <template>{scripts}</template>
      <script data-chunk={chunk} dangerouslySetInnerHTML={{ __html: startLater }} />
    </>
  );
}

/**
 * The end of a page's body, with Gatsby's bundles started after load and first paint.
 * @param chunk name of the chunk that holds the page's template, such as "component---src-pages-about-tsx".
 */
export function startScriptsLater(nodes: readonly ReactNode[], chunk: string): ReactNode[] {
  mustHold("scripts slice", nodes.some(isScriptsSlice), "no such slice");
  return nodes.map((node) =>
    isScriptsSlice(node) ? <LateScripts key="late-scripts" scripts={node} chunk={chunk} /> : node,
  );
}

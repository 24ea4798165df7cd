import type { ReactElement, ReactNode } from "react";
import { mustHold } from "../contract";
import { isElement } from "./elements";
import { firstFrameEvent, paintedEvent } from "./paint-events";
import { whenAsked } from "./page-preloads";

/**
 * Text of a script (ES5) for the template before it, which holds the bundles and preloads of what they fetch. Scripts are
 * asked for with the first frame, so that they are on their way while the browser lays that out and paints it, and data
 * when it is painted; the bundles run then, when they have come and the HTML has been parsed. So they compete neither with
 * text and first picture for the connection, as far as browser and host know of priorities, nor with the first layout for
 * the processor. Gatsby's loader asks for a page's data with the query of the address, and so must the first preload.
 * Preloads marked `whenAsked` are for an address with a query or a visitor with a stored city.
 */
const startLater =
  `(function(w,d){var parts=d.currentScript.previousElementSibling.content,isAsked,` +
  `wanted=w.location.search||"city" in d.documentElement.dataset;` +
  `function each(what,act){[].forEach.call(parts.querySelectorAll(what),act)}` +
  `function preload(l){l.fetchPriority="low";d.head.appendChild(l)}` +
  // What stays in the template comes into the page with the bundles.
  `function link(l){if(wanted||!l.hasAttribute("${whenAsked}"))preload(l);else l.remove()}` +
  `function ask(){if(isAsked)return;isAsked=1;each("link[as=script]",link);` +
  `each("script[src]",function(b){var l=d.createElement("link");` +
  `l.rel="preload";l.as="script";l.href=b.src;preload(l)})}` +
  `function run(){d.body.appendChild(parts)}` +
  `function go(){ask();try{parts.querySelector("link").href+=decodeURIComponent(w.location.search)}catch(e){}each("link",link);` +
  `if(d.readyState==="loading")d.addEventListener("DOMContentLoaded",run);else run()}` +
  `if(!("unpainted" in d.documentElement.dataset))return go();` +
  `w.addEventListener("${firstFrameEvent}",ask);w.addEventListener("${paintedEvent}",go)` +
  `})(window,document)`;

/** The slice in which Gatsby puts the bundles of the site. */
const isScriptsSlice = (node: ReactNode): node is ReactElement =>
  isElement(node) && node.props.sliceId === "_gatsby-scripts";

interface LateScriptsProps {
  readonly scripts: ReactElement;
  /** Links that preload what the bundles will fetch; the first is that of the page's data. */
  readonly preloads: readonly ReactNode[];
}

/**
 * Scripts in a template do not run until they are put into the page. The script after it has the same text on all
 * pages.
 */
function LateScripts({ scripts, preloads }: LateScriptsProps) {
  return (
    <>
      <template>
        {preloads}
        {scripts}
      </template>
      <script dangerouslySetInnerHTML={{ __html: startLater }} />
    </>
  );
}

/** Takes Gatsby's bundles out of the end of a page's body. */
export function withoutScripts(nodes: readonly ReactNode[]): ReactNode[] {
  return nodes.filter((node) => !isScriptsSlice(node));
}

/** What stands before a page's content, so that it is there at the first paint: Gatsby's bundles, started later. */
export function lateScripts(nodes: readonly ReactNode[], preloads: readonly ReactNode[]): ReactElement {
  const scripts = nodes.find(isScriptsSlice);
  mustHold("scripts slice", scripts !== undefined, "no such slice");
  return <LateScripts key="late-scripts" scripts={scripts} preloads={preloads} />;
}

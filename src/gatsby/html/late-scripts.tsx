import type { ReactElement, ReactNode } from "react";
import { buildAddress, pageDataAddress } from "../boot/page-data";
import { mustHold } from "../contract";
import { isElement } from "./elements";
import { arrivedEvent } from "./first-paint";

/**
 * Text of a script (ES5) that puts what the template before it holds into the page, once the page with its fonts and
 * first picture has loaded and been painted, or as soon as the visitor touches it, but after four seconds at most. So on
 * a slow network text and picture have the line to themselves. The page's own data and bundles, which the scripts would
 * ask for only when they run, are asked for at the same time; a bundle that does not come makes room for webpack's own
 * attempt. Each request costs some milliseconds, so each is a task of its own.
 */
const startLater =
  `(function(w,d,s){var t=["pointerdown","keydown","touchstart"];` +
  `function add(tag,props){d.body.appendChild(Object.assign(d.createElement(tag),props))}` +
  `function remove(){this.remove()}` +
  `function inTasks(list,act){[].forEach.call(list,function(item){setTimeout(function(){act(item)})})}` +
  `function go(){if(!s)return;var v=s;s=null;` +
  `t.forEach(function(e){w.removeEventListener(e,go,true)});` +
  `inTasks(v.previousElementSibling.content.cloneNode(true).children,function(node){d.body.appendChild(node)});` +
  `inTasks(v.dataset.fetches.split(" "),function(p){` +
  `add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:p})});` +
  `setTimeout(function(){inTasks(JSON.parse(w.___chunkMapping)[v.dataset.chunk]||[],function(p){` +
  `if(/js$/.test(p))add("script",{src:p,onerror:remove})})})}` +
  `function loaded(){if("arriving" in d.documentElement.dataset)w.addEventListener("${arrivedEvent}",go);else go()}` +
  `if(d.readyState==="complete")loaded();else w.addEventListener("load",loaded);` +
  `t.forEach(function(e){w.addEventListener(e,go,true)});setTimeout(go,4000)` +
  `})(window,document,document.currentScript)`;

/** Where Gatsby puts the bundles of the site, once it has built them. */
const isScriptsSlice = (node: ReactNode): node is ReactElement =>
  isElement(node) && node.props.sliceId === "_gatsby-scripts";

interface LateScriptsProps {
  readonly scripts: ReactElement;
  readonly pathname: string;
  readonly chunk: string;
}

/** Scripts in a template rest until they are put into the page. The second script has one text on all pages. */
function LateScripts({ scripts, pathname, chunk }: LateScriptsProps) {
  return (
    <>
      <template>{scripts}</template>
      <script
        data-fetches={`${pageDataAddress(pathname)} ${buildAddress}`}
        data-chunk={chunk}
        dangerouslySetInnerHTML={{ __html: startLater }}
      />
    </>
  );
}

/**
 * What stands at the end of a page's body, with Gatsby's bundles started after load and first paint.
 * @param chunk name of the chunk that holds the page's template, such as "component---src-pages-about-tsx".
 */
export function startScriptsLater(nodes: readonly ReactNode[], pathname: string, chunk: string): ReactNode[] {
  mustHold("scripts slice", nodes.some(isScriptsSlice), "no such slice");
  return nodes.map((node) =>
    isScriptsSlice(node) ? (
      <LateScripts key="late-scripts" scripts={node} pathname={pathname} chunk={chunk} />
    ) : (
      node
    ),
  );
}

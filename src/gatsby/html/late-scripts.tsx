import type { ReactElement, ReactNode } from "react";
import { buildAddress, pageDataAddress } from "../boot/page-data";
import { mustHold } from "../contract";
import { isElement } from "./elements";
import { paintedEvent } from "./first-paint";

/**
 * Text of a script (ES5) that puts the content of the template before it into the page, once the page with its fonts
 * and first picture has loaded and been painted, or at the visitor's first input, but after four seconds at most. So on
 * a slow network text and picture do not share the connection. The page's own data and chunks, which the scripts would
 * request only when they run, are requested at the same time; the element of a chunk that fails is removed, so that
 * webpack tries again. Each request takes some milliseconds, so each is a task of its own.
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
  `function loaded(){if("unpainted" in d.documentElement.dataset)w.addEventListener("${paintedEvent}",go);else go()}` +
  `if(d.readyState==="complete")loaded();else w.addEventListener("load",loaded);` +
  `t.forEach(function(e){w.addEventListener(e,go,true)});setTimeout(go,4000)` +
  `})(window,document,document.currentScript)`;

/** The slice in which Gatsby puts the bundles of the site. */
const isScriptsSlice = (node: ReactNode): node is ReactElement =>
  isElement(node) && node.props.sliceId === "_gatsby-scripts";

interface LateScriptsProps {
  readonly scripts: ReactElement;
  readonly pathname: string;
  readonly chunk: string;
}

/**
 * Scripts in a template do not run until they are put into the page. The second script has the same text on all pages.
 */
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
 * The end of a page's body, with Gatsby's bundles started after load and first paint.
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

/**
 * The script in the head of every page that keeps what a visitor does before React has hydrated it; `replayEarlyInput`
 * hands it over afterwards (docs/decisions/2026-11-22-no-tap-lost.md).
 */
import { storageKeys } from "../config/storage-keys";
import { earlyNoticeId, shutFlag, touchedAttribute } from "../lib/early-input";
import { cityChanged } from "../visitor/chosen-city";

/** Milliseconds after which a page that still waits for its scripts says so. */
export const lateAfterMs = 8000;

/** What the notice says, in the order in which a visitor may meet it. */
export const earlyNotices = {
  kept: "One moment: this works as soon as the page is ready.",
  takenBack: "Taken back.",
  late: "The page is still loading. What you pressed works once it is ready; if nothing happens, please reload the page.",
} as const;

/** Menus that the style sheet has opened, as React does not have them. */
const openedByStyles = [":hover", ":focus-within"]
  .map((by) => `[data-island]:not([data-live]) [data-menu]${by}`)
  .join();

const inScript = (value: unknown) => JSON.stringify(value);

/**
 * Text of the script (ES5). A press on a button is kept for React, and a second one takes it back. Let through are
 * links, the submit buttons of forms that have an address, and controls that open or close a dialog of the page, which it
 * does itself where the browser has no `command`. A link that chooses a city stores it, and closes the dialog it is in. What is typed or chosen stays in its field and is noted, as are parts that the
 * visitor opens, scrolls or touches. Escape shuts a menu of the header that the style sheet has opened, until the focus
 * or the pointer leaves it. When React has the page, all that goes on in the islands it does not have yet.
 */
export const earlyInputScript =
  `(function(w,d){var taps=[],edits=[],moves=[],late,timer,done,types=["click","input","change","toggle","scroll","touchstart"];` +
  `function say(text,look){var n=d.getElementById("${earlyNoticeId}");if(n){n.textContent=text;n.className=look||"vh"}}` +
  `function sayLate(){late=1;if(taps.length){d.documentElement.dataset.late="";say(${inScript(earlyNotices.late)},"early-notice")}}` +
  `function keep(b){for(var i=taps.length;i--;)if(taps[i].element===b&&!("repeats" in b.dataset)){` +
  `taps.splice(i,1);b.removeAttribute("${touchedAttribute}");say(${inScript(earlyNotices.takenBack)});return}` +
  `taps.push({element:b,name:b.getAttribute("aria-label")||b.textContent,` +
  `state:b.getAttribute("aria-pressed")||b.getAttribute("aria-expanded")});` +
  `b.setAttribute("${touchedAttribute}","");say(${inScript(earlyNotices.kept)});` +
  `if(late)sayLate();else timer=timer||setTimeout(sayLate,${lateAfterMs})}` +
  // A press with a modifier opens a link elsewhere.
  `function press(e){var t=e.target,b,f;if(!t.closest||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;` +
  `if(b=t.closest("[data-chooses-city]")){try{` +
  `localStorage.setItem(${inScript(storageKeys.selectedCity)},b.dataset.choosesCity);` +
  `localStorage.setItem(${inScript(storageKeys.cityPickerSeen)},"1")}catch(x){}` +
  `w.dispatchEvent(new CustomEvent(${inScript(cityChanged)},{detail:{city:b.dataset.choosesCity}}));` +
  `if(f=b.closest("dialog"))f.close()}` +
  `b=t.closest("button,[data-waits]");if(!b)return;` +
  `f=d.getElementById(b.getAttribute("commandfor")||b.dataset.waits);` +
  `if(f&&f.showModal){if(b.hasAttribute("data-waits"))e.preventDefault();` +
  `if(!b.commandForElement){if(f.open)f.close();else f.showModal()}return}` +
  `if(b.type==="submit"&&b.form&&b.form.hasAttribute("action")&&!("waits" in b.dataset))return;` +
  // React may be listening already, which must not act on it a second time.
  `e.preventDefault();e.stopPropagation();keep(b)}` +
  `function handle(e){var t=e.target,y=e.type,i;` +
  `if(done){i=t.closest&&t.closest("[data-island]");if(!i||"live" in i.dataset)return}` +
  `if(y==="click")press(e);` +
  `else if(y==="input"||y==="change")edits.push({field:t,value:t.value,checked:t.checked});` +
  `else if(t!==d){for(var i=moves.length;i--;)if(moves[i].element===t&&moves[i].type===y)return;` +
  `moves.push({element:t,type:y})}}` +
  `types.forEach(function(y){d.addEventListener(y,handle,true)});` +
  `function shut(m){var s=m.dataset,f=m.contains(d.activeElement);if(f)m.querySelector("button").focus();s.${shutFlag}="";` +
  `m.addEventListener(f?"focusout":"mouseleave",function(){delete s.${shutFlag}},{once:true})}` +
  `d.addEventListener("keydown",function(e){if(e.key==="Escape")d.querySelectorAll(${inScript(openedByStyles)}).forEach(shut)});` +
  // Links lead away although React has not come; a home saved before is saved then.
  `function leave(){taps.forEach(function(a){var s=a.element.dataset,list;if(s.list)try{` +
  `try{list=JSON.parse(localStorage.getItem(s.list))}catch(x){}if(!Array.isArray(list))list=[];` +
  `if(list.indexOf(s.entry)<0)localStorage.setItem(s.list,JSON.stringify(list.concat(s.entry)))` +
  `}catch(x){}})}w.addEventListener("pagehide",leave);` +
  `function lose(e){if(e.target.tagName==="SCRIPT")sayLate()}w.addEventListener("error",lose,true);` +
  `w.earlyInput={taps:taps,edits:edits,moves:moves,stop:function(){done=1;late=0;clearTimeout(timer);timer=0;` +
  `w.removeEventListener("pagehide",leave);w.removeEventListener("error",lose,true)}}` +
  `})(window,document)`;

import { storageKeys } from "../config/storage-keys";
import { cityPickerId } from "../visitor/city-picker-state";

const inScript = (value: unknown) => JSON.stringify(value);

/**
 * Text of a script (ES5) after that of pre-paint.ts, whose mark of a chosen city it reads: where a page has the city picker
 * in its HTML, no city is chosen or in the address, and the picker has not been seen, it opens with the first frame, and
 * counts as seen once it is closed (docs/decisions/2026-11-22-picker-where-it-helps.md). Refused storage counts as not seen.
 * While it is open, `data-covered` on `<html>` keeps lazy pictures behind it from the line (picture.module.css).
 */
export const earlyPickerScript =
  `(function(w,d,k){var h=d.documentElement.dataset;function open(){var p=d.getElementById(${inScript(cityPickerId)});` +
  // The frame came before its HTML.
  `if(!p){if(d.readyState==="loading")w.requestAnimationFrame(open);return}` +
  `if(!p.showModal||d.querySelector("dialog[open]"))return;p.dataset.early="";h.covered="";p.showModal();` +
  // Its pictures before the bundles, which that frame asks for, too.
  `[].forEach.call(p.querySelectorAll("img"),function(i){i.loading="eager"});` +
  `p.addEventListener("close",function(){delete h.covered;try{localStorage.setItem(k,"1")}catch(e){}},{once:true})}` +
  `try{if(localStorage.getItem(k)==="1")return}catch(e){}` +
  `if("city" in h||/[?&]city=/.test(location.search))return;` +
  `w.requestAnimationFrame(open)})(window,document,${inScript(storageKeys.cityPickerSeen)})`;

/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { toggleCompared, useCompareTray, useTrayNotice } from "../../../src/visitor/compare-tray";

const stored = () => localStorage.getItem("compareTray");
const tray = () => renderHook(() => useCompareTray()).result.current;
const notice = () => renderHook(() => useTrayNotice()).result.current;
const put = (slug: string) => toggleCompared({ slug, title: slug.toUpperCase() });

beforeEach(() => localStorage.clear());

test("homes are kept by their slugs in the order of putting, and said", () => {
  put("a-1");
  put("b-2");
  expect(stored()).toBe('["a-1","b-2"]');
  expect(notice()).toEqual({ text: "B-2 added. 2 of 4 homes to compare.", isRefused: false });
});

test("a second press takes a home out; with the last the key goes", () => {
  put("a-1");
  put("a-1");
  expect(stored()).toBeNull();
  expect(notice()).toEqual({ text: "A-1 taken out. 0 of 4 homes to compare.", isRefused: false });
});

test("a fifth home is refused in words, and nothing changes", () => {
  ["a", "b", "c", "d", "e"].forEach(put);
  expect(tray()).toEqual(["a", "b", "c", "d"]);
  expect(notice()).toEqual({ text: "The comparison is full. Take a home out to add E.", isRefused: true });
});

test.each([
  ["nonsense", "{", []],
  ["another form", '{"a":1}', []],
  ["other things than slugs", '["a", 3, null, "<b>", "A B"]', ["a"]],
  ["one twice", '["a", "a", "b"]', ["a", "b"]],
  ["more than four", '["a","b","c","d","e"]', ["a", "b", "c", "d"]],
])("%s in storage is read as far as it can be", (_, text, slugs) => {
  localStorage.setItem("compareTray", text);
  expect(tray()).toEqual(slugs);
});

import { parseHomesViewed } from "../../../src/visitor/homes-viewed";

test.each([
  ["nothing", null, []],
  ["garbage", "{not json", []],
  ["an object", '{"7":true}', []],
  ["a text", '"7"', []],
  ["null", "null", []],
  ["numbers", "[7,3]", [7, 3]],
  ["texts, as other pages may write", '["7","3"]', [7, 3]],
  ["what is no id among ids", '[7,null,"x",-1,0,2.5,{"id":3},"1e3",true,[4],3]', [7, 3]],
  ["repeated ids", '[7,3,7,"3"]', [7, 3]],
  ["more than eight", "[1,2,3,4,5,6,7,8,9,10]", [1, 2, 3, 4, 5, 6, 7, 8]],
])("stored list of viewed homes: %s", (_, stored, ids) => {
  expect(parseHomesViewed(stored)).toEqual(ids);
});

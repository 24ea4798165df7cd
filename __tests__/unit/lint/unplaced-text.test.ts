import { complaintsIn } from "../../support/lint-complaints";

const complaints = complaintsIn("src/features/search/list/range-note.tsx");

test.each([
  "<p>{fault !== null && <Icon />}{fault ?? echo}</p>",
  "<p>{note.isError && <Icon />}{note.text}</p>",
  "<li>{isDone ? <Icon /> : <span>1</span>}{label}</li>",
  "<p>{isNew && <b>New</b>} homes</p>",
  "<p>{isNew && <b>New</b>}{`${count} homes`}</p>",
  "<p>{title}{isGone && ': no longer listed'}</p>",
  "<p>{isMany && `${count} `}<b>homes</b></p>",
  "<li>{hasPage ? <a /> : 'title'}<b /></li>",
])("the linter sees text that a translator takes from React: %s", (text) => {
  expect(complaints(`const a = ${text};`)).toContainEqual(expect.stringContaining("an element of its own"));
});

test.each([
  "<p>{fault !== null && <Icon />}<span>{fault ?? echo}</span></p>",
  "<p>Filters {count > 0 && <span>{count}</span>}</p>",
  "<p>{isCopied && 'Link copied'}</p>",
  "<p>{`${count} homes`}</p>",
  "<div>{isOpen && <List />}{children}</div>",
])("the linter has nothing against text that keeps its place: %s", (text) => {
  expect(complaints(`const a = ${text};`)).toEqual([]);
});

import { offeredWords } from "../../../src/catalogue/living";

const home = { furnishing: null, facing: [], pets: null } as const;

test("a filter has the words of the list where three of its homes say something", () => {
  const homes = [
    { ...home, furnishing: "furnished", facing: ["east", "north"] },
    { ...home, furnishing: "furnished", facing: ["east"], pets: "welcome" },
    { ...home, furnishing: "furnished", facing: ["east", "south"], pets: "welcome" },
    { ...home, furnishing: "unfurnished" },
    home,
  ] as const;
  expect(offeredWords(homes)).toEqual({
    furnishing: ["furnished", "unfurnished"],
    facing: ["east", "north", "south"],
    pets: [],
  });
});

test("a list of which nothing is known offers none", () => {
  expect(offeredWords([home, home, home])).toEqual({ furnishing: [], facing: [], pets: [] });
});

/** id of the option at a place of a list, for aria-activedescendant. */
export const suggestionOptionId = (listId: string, place: number) => `${listId}-${place}`;

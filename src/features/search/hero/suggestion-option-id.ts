/** For aria-activedescendant. */
export const suggestionOptionId = (listId: string, place: number) => `${listId}-${place}`;

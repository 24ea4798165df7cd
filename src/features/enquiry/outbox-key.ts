/** Key of local storage (specification 3). It stands alone so that a page can look for it without the outbox's code. */
export const outboxKey = "propertyEnquiries";

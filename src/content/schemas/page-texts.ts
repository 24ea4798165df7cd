import { placeholdersIn } from "../../lib/interpolate";
import { claimNames } from "./site";
import { line, named, prose, file } from "./fields";

/** `placeholders` are the names in braces that the site replaces. */
const filled = (help: string, ...placeholders: readonly string[]) => {
  const names = placeholders.map((name) => `{${name}}`).join(" and ");
  return line(`${help} The site puts in ${names}.`).refine(
    (text) => placeholdersIn(text).every((name) => placeholders.includes(name) || claimNames.includes(name)),
    `must hold no other braces than ${names}`,
  );
};

const headed = (help: string, graphql: string) =>
  named(graphql, { heading: line("Heading."), text: prose("A line below it.") }).describe(help);

export const blogTextsSchema = file({
  recentHeading: line("Heading of the sidebar with the three most recent articles."),
  readingTime: filled("Beside the date of an article.", "minutes"),
  updated: filled("Beside the date of an article that was changed later.", "date"),
  sourcesHeading: line("Heading of an article's sources."),
  commentsHeading: line("Heading of the comments that a browser has stored."),
  formTitle: line("Title of the form beside an article."),
});

export const thankYouTextsSchema = file({
  greeting: filled("Main heading where the visitor's first name is known.", "name"),
  text: prose("That the message was received, and how soon we answer."),
  keptText: filled(
    "In its place where the message could not be sent yet and waits in the visitor's browser, for how many days.",
    "days",
  ),
  lostText: filled(
    "In its place where such a message was deleted, waited for more than that many days, or asked for a visit at times that have passed.",
    "days",
  ),
  directText: prose("In its place on a visit without a message: it must claim none."),
  visit: named("ThankYouVisit", {
    text: prose("In place of the text above where a visit was asked for."),
    heading: line("Heading above the two times asked for."),
    next: filled("Below it: what happens next.", "hours"),
    note: prose("Below the times: that they are tentative in a calendar until the agency has confirmed one."),
  }).describe("After the form that books a visit."),
});

export const wishlistTextsSchema = file({
  withoutScript: prose("What visitors without JavaScript read in place of the list."),
  empty: headed("While nothing is saved.", "WishlistEmpty"),
  failed: headed("When the details of the saved homes could not be loaded.", "WishlistFailed"),
  goneOne: line("When one saved home is no longer listed."),
  goneMany: filled("When several saved homes are no longer listed.", "count"),
});

export const compareTextsSchema = file({
  withoutScript: prose("What visitors without JavaScript read in place of the table."),
  empty: headed("While no home is named.", "CompareEmpty"),
  failed: headed("When the homes could not be loaded.", "CompareFailed"),
  gone: filled("When a home of the address is not listed.", "names"),
  goneMany: filled("When several homes of the address are not listed.", "names"),
  allInNote: prose("Below the table: what the all-in cost holds."),
  instalmentNote: filled(
    "Below the table: how the instalment is worked out, with data/loan.json and its largest share.",
    "share",
    "rate",
    "years",
  ),
});

export const shortlistTextsSchema = file({
  withoutScript: prose("What visitors without JavaScript read in place of the list."),
  empty: headed("Where the address names no home.", "ShortlistEmpty"),
  failed: headed("When the homes could not be loaded.", "ShortlistFailed"),
  gone: filled("When a home of the list is not listed.", "names"),
  goneMany: filled("When several homes of the list are not listed.", "names"),
  enquiryTitle: line("Heading of the form below the list."),
  enquiryMessage: filled("What its message says to begin with.", "titles"),
});

/** Any other missing path has its words in metadata.json. */
export const notFoundTextsSchema = file({
  property: headed("An unknown home.", "NotFoundProperty"),
  post: headed("An unknown article.", "NotFoundPost"),
});

export const calculatorTextsSchema = file({
  emi: headed("The calculator of the home-loan page.", "EmiTexts"),
  example: filled("Above the loan that is worked out as an example.", "loan"),
  costsHeading: line("Heading of the costs on the page of a home."),
  loanTitle: line("Title of the loan on the page of a home."),
  loanText: filled("What loan is assumed for a home.", "percent", "price"),
  loanLink: line("Link to the home-loan page."),
  unitsTitle: line("Title of what each unit costs in all."),
  unitsText: filled("What is part of that cost and what is not.", "city"),
  withoutDuty: filled("In its place where duty and registration of the city are not known.", "city"),
  dutyTitle: filled("Title of duty and registration.", "city"),
  dutyText: filled("What the estimate is for.", "price"),
  ratesText: prose("In its place where a home has no price to reckon with."),
  notIncluded: line("Heading of the costs that the estimate leaves out."),
});

export const sharedTextsSchema = file({
  replyLine: line("Below the title of every form; {reply} stands in site.json."),
  privacyNotice: filled("Below every form: what happens to what is typed.", "policy"),
  policyLink: line("Words of the link to the privacy policy in that notice."),
  propertyForm: named("PropertyFormTexts", {
    title: filled("Title. A plot, an office and a villa are called so.", "noun"),
    message: filled("Message that the form begins with.", "title"),
  }).describe("Form on the page of a home."),
  listForm: named("ListFormTexts", {
    heading: line("Heading beside the form of a category page."),
    text: prose("Text beside the form of a category page."),
    title: line("Title of the form; also beside the search results."),
  }).describe("Forms beside search results and below category pages."),
  talkHeading: line("Heading above the agency's number beside the search results."),
  noResults: headed("When no home answers a search.", "NoResultsTexts"),
  noneInCity: filled("When a list holds no home of the visitor's city.", "city", "count"),
  noneFound: filled("When a category has no home that answers the filters.", "count"),
});

import { siteOfTests } from "../support/built-site";
import { describeLinks } from "../support/link-contract";

describeLinks(siteOfTests);

import { useCallback, useMemo, useState } from "react";
import type { ListingCardData } from "../../../listing/listing-card";
import { isInCategory } from "../../../catalogue/category-members";
import type { CategoryPageForm } from "../../../catalogue/taxonomy";
import { routes } from "../../../config/routes";
import { fold } from "../../../lib/text";
import { useSiteFacts } from "../../../site/use-site-facts";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import { useChosenCity } from "../../../visitor/chosen-city";
import { useCityNames } from "../../../visitor/city-names";
import { useAddressQuery, writeAddressQuery } from "../address/address-query";
import {
  cityOfCategoryPage,
  hasCategoryFilters,
  parseCategoryAddress,
  serialiseCategoryForLink,
  type CategoryAddress,
} from "./category-address";
import {
  categoryUnit,
  dubaiTypeOptions,
  filterCategory,
  tagOptions,
  type TypeChoice,
} from "./category-filters";
import { listPageSize, type ListPaging } from "../../../catalogue/list-paging";
import type { OfferedWords } from "../../../catalogue/living";
import { loadCatalogue } from "../../../catalogue/load-catalogue";
import { loadAsked } from "../list/load-asked";
import { useCardOf } from "../list/use-card-of";
import { useCatalogue } from "../../../catalogue/use-catalogue";

/** A category as its page needs it: an entry of data/categories.json. */
export interface CategoryOfPage {
  readonly slug: string;
  readonly label: string;
  /** Plural. */
  readonly noun: string;
  readonly singular: string;
  readonly page: CategoryPageForm;
  readonly emptyMessage: string;
  readonly searchPlaceholder: string;
  readonly notice: string | null;
}

/** Which page of a category it is, and what its type can be narrowed to. */
export interface CategoryPaging extends ListPaging {
  /** What the badges of the category's listings say, in any case, for the dropdown of property types. */
  readonly tags: readonly string[];
  /** Whether the category holds homes for sale and homes to let. */
  readonly isMixed: boolean;
  /** What it can be narrowed to, as far as enough of its homes say it. */
  readonly offered: OfferedWords;
}

interface CategoryListInput {
  readonly category: CategoryOfPage;
  readonly paging: CategoryPaging;
  /** Cards of this page in its HTML. */
  readonly cards: readonly ListingCardData[];
}

const labelPart = lazyPart(() => import("../engine/unit-label"));

loadAsked(loadCatalogue);
loadAsked(labelPart.load);

/** The address without the filters for which the page has no control: they narrow nothing. */
function ownFilters(
  address: CategoryAddress,
  page: CategoryPageForm,
  isMixed: boolean,
  typeOptions: readonly TypeChoice[],
): CategoryAddress {
  const isGeneric = page === "generic";
  const hasType = !isGeneric && typeOptions.some(({ value }) => value === address.type);
  return {
    ...address,
    tab: isMixed ? address.tab : null,
    bhk: isGeneric ? address.bhk : [],
    type: hasType ? address.type : null,
  };
}

/** The homes of a city, given folded; all for null. */
const inCity = <Listing extends { readonly city: string }>(
  list: readonly Listing[],
  foldedCity: string | null,
) => (foldedCity === null ? list : list.filter((listing) => fold(listing.city) === foldedCity));

/** The list of a category page for its address, the chosen city and what is loaded so far. */
export function useCategoryList({ category, paging, cards }: CategoryListInput) {
  const cityNames = useCityNames();
  const { exchangeRates } = useSiteFacts();
  const ownCity = useChosenCity();
  const isDubaiPage = category.page === "dubai";
  const chosenCity = isDubaiPage ? null : ownCity;
  const query = useAddressQuery(routes.listPage(paging.listPath, paging.page));
  const address = useMemo(() => parseCategoryAddress(query ?? "", cityNames), [query, cityNames]);
  const city = cityOfCategoryPage(address, chosenCity, isDubaiPage);
  const typeOptions = useMemo(
    () => (isDubaiPage ? dubaiTypeOptions : tagOptions(paging.tags)),
    [isDubaiPage, paging.tags],
  );
  const filters = useMemo(
    () => ownFilters(address, category.page, paging.isMixed, typeOptions),
    [address, category.page, paging.isMixed, typeOptions],
  );
  const isFiltered = hasCategoryFilters(filters);

  // The built page has the list of its own address: the index is loaded for filters, and for cards of other pages.
  const asksForOtherPages = paging.pageCount > 1 && (city !== null || address.page > 1);
  const isMap = address.view === "map";
  const isAsked = query !== null && (isFiltered || isMap || asksForOtherPages);
  const [index, requestIndex] = useCatalogue(isAsked);

  const listings = index.status === "ready" && query !== null ? index.listings : null;
  const members = useMemo(
    () => listings?.filter((listing) => isInCategory(listing, category)) ?? null,
    [listings, category],
  );

  const foldedCity = city === null ? null : fold(city);
  const cardOf = useCardOf(cards);

  const present = useMemo(
    () => (members === null ? null : inCity(members, foldedCity)),
    [members, foldedCity],
  );
  const found = useMemo(
    () => (present === null ? null : filterCategory(present, category.page, filters)),
    [present, category.page, filters],
  );
  const onMap = useMemo(() => {
    if (!isMap || present === null || found === null) return null;
    const isDrawnUpon = filters.area.length > 0;
    const anywhere = { ...filters, area: [] };
    return {
      homes: found,
      withoutArea: isDrawnUpon ? filterCategory(present, category.page, anywhere) : found,
    };
  }, [isMap, present, found, category.page, filters]);

  // A further page starts where the page before it ended, unless the list is narrowed.
  const isWhole = !isFiltered && city === null;
  const start = isWhole && found !== null ? (paging.page - 1) * listPageSize : 0;
  const end = start + address.page * listPageSize;
  const isMissing = isAsked && members === null && index.status !== "failed";
  const isWaiting = isMissing && (isFiltered || isMap);
  const known = isWaiting ? [] : inCity(cards, foldedCity);
  const shown = found === null ? known : found.slice(start, end).map(cardOf);
  const unitOf = categoryUnit(filters);
  const [hasNoLabels, setNoLabels] = useState(false);
  const labels = useLazyPart(
    labelPart,
    unitOf !== null && found !== null,
    useCallback(() => setNoLabels(true), []),
  );
  const unitLabels =
    labels === null || found === null || unitOf === null
      ? null
      : labels.unitLabels(found.slice(start, end), unitOf, exchangeRates);
  const countInCity = paging.counts.find((entry) => entry.city === city)?.count ?? 0;
  const total = present?.length ?? (city === null ? paging.total : countInCity);

  return {
    /** False for the pre-rendered page, which depends on neither query nor visitor. */
    isHydrated: query !== null,
    isLoading: isMissing,
    /** Whether the list shown is the one that the address asks for, with what its cards say, or cannot be had. */
    isAnswered:
      query !== null && !isWaiting && (unitOf === null || labels !== null || hasNoLabels || found === null),
    /** Whether the list of the address is not there yet; then there are no cards. */
    isWaiting,
    hasFailed: isAsked && members === null && index.status === "failed",
    requestIndex,
    filters,
    /** Whether buying or renting is a choice here. */
    isMixed: paging.isMixed,
    /** The words that enough homes have, by the key of their filter. */
    offered: paging.offered,
    city,
    isFiltered,
    /** Of the whole category. */
    counts: paging.counts,
    typeOptions,
    shown,
    /** The homes of the category in all cities; null until the index is there. */
    members,
    /** Every home found; null until the index is there. */
    found,
    /** Those on the map, and those that would be without the area drawn on it; null where no map is shown. */
    onMap,
    /** What a card says of the unit that the filters ask for, "3 BHK from ₹1.90 Cr"; null where there is none to name. */
    unitLabelOf: (listingId: number) => unitLabels?.get(listingId) ?? null,
    matching: found?.length ?? total,
    total,
    hasMore: found === null ? !isWaiting && paging.page < paging.pageCount : end < found.length,
    /**
     * Whether the cards are all of the chosen city, or the page is not hydrated yet
     * (docs/decisions/b1-whole-html-before-script.md).
     */
    inCityFilter: !isDubaiPage && city === chosenCity,
    change: (part: Partial<CategoryAddress>, mode: "push" | "replace") => {
      const changed = { ...filters, page: 1, ...part };
      writeAddressQuery(serialiseCategoryForLink(changed, chosenCity, isDubaiPage), mode);
    },
  };
}

export type CategoryList = ReturnType<typeof useCategoryList>;

/** The styles of the islands of a property page, in the order of their code: they are in the page although that is not. */
import "../ui/carousel.module.css";
import "../ui/icon-button.module.css";
import "../ui/go-link.module.css";
import "../listing/detail/similar-listings.module.css";
import "../ui/picture.module.css";
import "../ui/square-button.module.css";
import "../listing/card-media.module.css";
import "../listing/tag-chips.module.css";
import "../listing/listing-card.module.css";
import "../listing/listing-data.module.css";
import "../listing/registration-line.module.css";
import "../ui/button.module.css";
import "../features/share/share-button.module.css";
import "../features/compare/compare-button.module.css";
import "../features/wishlist/heart-button.module.css";
import "../listing/detail/detail-head.module.css";
import "../listing/detail/print-button.module.css";

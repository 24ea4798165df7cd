/** The styles of an island of this folder, in the order of its code: they are in the page although that is not. */
import "../../ui/button.module.css";
import "../../ui/section-head.module.css";
import "./office-address.module.css";
import "./reach-cards.module.css";

/** The styles of the header's island, which are in every page although its code is not. */
import "../features/city/city-menu.module.css";
import "../ui/brand-mark.module.css";
import "../ui/button.module.css";
import "../ui/icon-button.module.css";
import "../ui/picture.module.css";
import "../ui/rera-plate.module.css";
import "./brand-link.module.css";
import "./category-row.module.css";
import "./city-strip.module.css";
import "./contact-menu.module.css";
import "./header-menu.module.css";
import "./menu-drawer.module.css";
import "./properties-menu.module.css";
import "./saved-menu.module.css";
import "./services-menu.module.css";
import "./utility-bar.module.css";

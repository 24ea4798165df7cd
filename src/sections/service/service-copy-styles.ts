/** The styles of an island of this folder, in the order of its code: they are in the page although that is not. */
import "../../ui/copy-section.module.css";
import "./call-line.module.css";
import "./service-copy.module.css";

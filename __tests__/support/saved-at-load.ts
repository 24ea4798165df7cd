/** The wishlist that storage holds when the page is loaded; to be imported before any code of the site. */
localStorage.setItem("wishlist", '["99","gone"]');

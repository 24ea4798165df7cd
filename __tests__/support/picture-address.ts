/** Stands for a picture that code imports: its address. */
export default "/static/picture.svg";

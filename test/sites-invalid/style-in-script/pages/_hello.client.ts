import "./_lost.css";
